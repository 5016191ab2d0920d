"""Where compiled functions run, and where their arrays live.

Functions marked with :func:`~.routines.compiled` are plain Python on arrays of numbers.  They run
in one of two places, with the same results to the last bit:

- the WebAssembly module ``calico.wasm``, built from them by ``make wasm``, on any host that can run
  one: wasmtime in CPython, JavaScript in a browser.  This is what plays, searches and serves.
- native code, compiled by numba when it is first called: faster, for whoever installs
  ``calico-quilt[study]``.

A :class:`~.workspace.Workspace` is one such place with its memory.  :func:`~.workspace.workspace`
lends one, and a routine runs where the arrays live that it is given.
"""
