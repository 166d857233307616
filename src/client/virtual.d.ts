/** The verse on the welcome screen, which the build reads from the bundled Bible (`vite.config.ts`). */
declare module 'virtual:welcome-verse' {
  export const reference: string;
  export const translation: string;
  export const text: string;
}
