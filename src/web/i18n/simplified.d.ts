/** Made from the traditional words by src/web/build/simplified-chinese.ts. */
declare module '*/zh-hant.ts?simplified' {
  export const zhHant: import('./en.ts').Words
}

declare module '*/school.zh-hant.ts?simplified' {
  export const school: import('../features/school/words/school.en.ts').School
}
