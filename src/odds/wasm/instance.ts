/** The part of the WebAssembly interface that kernels need. It is the same in Node and browsers. */
interface Runtime {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: Readonly<Record<string, unknown>> }
}

/** The exports of a kernel, and its memory. */
export type Kernel<Functions> = Functions & { readonly memory: { readonly buffer: ArrayBuffer } }

/** Undefined without WebAssembly SIMD. */
export const kernelFrom = <Functions>(base64: string): Kernel<Functions> | undefined => {
  const { WebAssembly } = globalThis as { readonly WebAssembly?: Runtime }
  if (!WebAssembly) return undefined
  try {
    const imports = { env: { abort: refuse } }
    return new WebAssembly.Instance(new WebAssembly.Module(bytesOf(base64)), imports)
      .exports as Kernel<Functions>
  } catch {
    return undefined
  }
}

const refuse = (): never => {
  throw new Error('a kernel stopped')
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const bytesOf = (base64: string): Uint8Array => {
  const bytes = new Uint8Array(Math.floor((base64.replace(/=+$/, '').length * 3) / 4))
  for (let at = 0, from = 0; at < bytes.length; at += 3, from += 4) {
    let four = 0
    for (let i = 0; i < 4; i += 1)
      four = (four << 6) | Math.max(0, LETTERS.indexOf(base64[from + i]!))
    bytes[at] = four >> 16
    bytes[at + 1] = four >> 8
    bytes[at + 2] = four
  }
  return bytes
}
