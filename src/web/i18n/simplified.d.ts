/** Made from the traditional words by src/web/build/simplified-chinese.ts. */
declare module '*/zh-hant.ts?simplified' {
  export const zhHant: import('./en.ts').Words
}
