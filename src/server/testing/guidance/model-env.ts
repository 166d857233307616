import { MODEL, MODEL_KEY } from '../providers/model-server.ts';

/** The settings of a site with the double as its model. */
export const modelEnv = (url: string) => ({
  OPENAI_API_KEY: MODEL_KEY,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: MODEL,
  OPENAI_INPUT_PRICE: '1',
  OPENAI_OUTPUT_PRICE: '10',
});
