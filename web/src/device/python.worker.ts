// The script of a PythonWorker.
import { startPython } from "./interpreter";
import { serve } from "./serving";

serve(async (root, progress, send) => {
  Object.assign(globalThis, { send });
  const python = await startPython(root, progress);
  return async (entry, texts) => {
    const [module = "", name = ""] = entry.split(":");
    const called = python.pyimport(module)[name];
    if (!called) throw new Error(`no such function: ${entry}`);
    return (await called(...texts)) as string;
  };
});
