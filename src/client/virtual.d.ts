/** The verse on the welcome screen, put in by the build from the bundled Bible (`vite.config.ts`). */
declare module 'virtual:welcome-verse' {
  export const reference: string;
  export const translation: string;
  export const text: string;
}
