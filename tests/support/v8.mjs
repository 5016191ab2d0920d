// A host of calico.wasm on V8: does what it is told through its standard input.
//
// A request is a letter and two numbers of 32 bits, the second of them the bytes of what follows.
// Every request is answered with a status byte (0 is well), a number of 32 bits and so many bytes.
import { readFileSync, readSync, writeSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, __heap_base: heap, ...routines } = instance.exports;

function take(count) {
  const bytes = Buffer.alloc(count);
  for (let at = 0; at < count; ) {
    const read = readSync(0, bytes, at, count - at, null);
    if (read === 0) process.exit(0);
    at += read;
  }
  return bytes;
}

function give(bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}

function answer(letter, number, data) {
  switch (letter) {
    case "h":
      return [heap.value];
    case "s":
      return [memory.buffer.byteLength];
    case "g":
      return [memory.grow(number)];
    case "r": {
      const [count] = new Uint32Array(data.buffer, data.byteOffset, 1);
      return [count, Buffer.from(memory.buffer, number, count)];
    }
    case "w":
      Buffer.from(memory.buffer).set(data, number);
      return [0];
    default:
      return [routines[data.toString()](number)];
  }
}

for (;;) {
  const head = take(9);
  const data = take(head.readUInt32LE(5));
  const reply = Buffer.alloc(5);
  try {
    const [number, bytes] = answer(String.fromCharCode(head[0]), head.readUInt32LE(1), data);
    reply.writeInt32LE(number, 1);
    give(reply);
    if (bytes) give(bytes);
  } catch (error) {
    const words = Buffer.from(String(error));
    reply.writeUInt8(1, 0);
    reply.writeInt32LE(words.length, 1);
    give(reply);
    give(words);
  }
}
