/**
 * Generated from the traditional words by src/web/build/simplified-chinese.ts. TypeScript uses the
 * first pattern that matches.
 */
declare module '*/school.zh-hant.ts?simplified' {
  export const school: import('../features/school/words/school.en.ts').School
}

declare module '*.zh-hant.ts?simplified' {
  export const volume: Partial<import('./en.ts').Words>
}
