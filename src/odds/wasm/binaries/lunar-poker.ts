/** Written by `npm run build:wasm` from kernels/lunar-poker. */
export const BINARY =
  'AGFzbQEAAAABBgFgAX8BfwMCAQAFAwEAAAcTAgZzaXplT2YAAAZtZW1vcnkCAAoHAQUAIABpCw=='
