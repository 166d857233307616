import { z } from 'zod';
import { message } from '../../../shared/messages/catalogue.ts';
import type { SettingValues } from './read-settings.ts';
import { url, wholeNumberSetting } from './setting-kinds.ts';
import { onServer, settingPlaces } from './setting-places.ts';

const PRICE = 'must be an amount of dollars, such as 0.75';
const amount = (sentence: string) =>
  z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,6})?$/, sentence)
    .transform(Number);

/** The settings of a language model. Without a key the others mean nothing, and the library writes all guidance. */
export const MODEL_SETTINGS = {
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one line without spaces')
    .optional()
    .register(settingPlaces, { group: 'guidance', secret: true, invalid: message('setting_not_whole') }),
  // The key goes to this address, so only the server's operator sets it.
  OPENAI_BASE_URL: url(['http:', 'https:']).optional().register(settingPlaces, onServer),
  OPENAI_MODEL: z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/, 'must be the name of a model, without spaces')
    .optional()
    .register(settingPlaces, { group: 'guidance', invalid: message('setting_no_model') }),
  // Dollars for a million tokens.
  OPENAI_INPUT_PRICE: amount(PRICE)
    .optional()
    .register(settingPlaces, { group: 'guidance', invalid: message('setting_no_amount') }),
  OPENAI_OUTPUT_PRICE: amount(PRICE)
    .optional()
    .register(settingPlaces, { group: 'guidance', invalid: message('setting_no_amount') }),
  OPENAI_AT_ONCE: wholeNumberSetting(1, 64, 'must be a number of requests between 1 and 64')
    .optional()
    .register(settingPlaces, { group: 'guidance', invalid: message('setting_no_number', { min: 1, max: 64 }) }),
  GUIDANCE_MONTHLY_BUDGET: amount('must be an amount of dollars, such as 20')
    .optional()
    .register(settingPlaces, { group: 'guidance', invalid: message('setting_no_amount') }),
  GUIDANCE_DAILY_CAP: wholeNumberSetting(1, 100, 'must be a number of requests between 1 and 100')
    .optional()
    .register(settingPlaces, { group: 'guidance', invalid: message('setting_no_number', { min: 1, max: 100 }) }),
};

const DEFAULTS = {
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-5.4-mini',
  // The list price of that model in April 2026.
  inputPrice: 0.75,
  outputPrice: 4.5,
  atOnce: 8,
  monthlyBudget: 20,
  dailyCap: 8,
};

/** Returns one line for each setting that another one needs. */
export function checkModelSettings(values: SettingValues): string[] {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_INPUT_PRICE, OPENAI_OUTPUT_PRICE } = values;
  if (!OPENAI_API_KEY) return [];
  if (OPENAI_BASE_URL && !OPENAI_MODEL) return ['OPENAI_MODEL: is needed when OPENAI_BASE_URL is set'];
  // Only this model's price is known here, and a budget without a price would limit nothing.
  if (!OPENAI_BASE_URL && (OPENAI_MODEL ?? DEFAULTS.model) === DEFAULTS.model) return [];
  return [
    ...(OPENAI_INPUT_PRICE
      ? []
      : ['OPENAI_INPUT_PRICE: is needed when OPENAI_MODEL is set; 0 for a model of your own']),
    ...(OPENAI_OUTPUT_PRICE
      ? []
      : ['OPENAI_OUTPUT_PRICE: is needed when OPENAI_MODEL is set; 0 for a model of your own']),
  ];
}

/** Returns whether the site has a model. */
export function hasModel({ OPENAI_API_KEY }: { OPENAI_API_KEY?: string | undefined }): boolean {
  return OPENAI_API_KEY !== undefined;
}

/** A configured model. */
export interface ModelConfig {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Dollars for a million tokens, which is millionths of a dollar for one. */
  inputPrice: number;
  outputPrice: number;
  /** How many requests run at the same time. */
  atOnce: number;
  /** Millionths of a dollar that the site may spend in a month of UTC. */
  monthlyBudget: number;
  /** How many requests may be made for a member on one of their days. */
  dailyCap: number;
}

type ModelValues = z.output<z.ZodObject<typeof MODEL_SETTINGS>>;

/** Returns the configured model; null where the site has none. */
export function readModelConfig(env: ModelValues): ModelConfig | null {
  if (!env.OPENAI_API_KEY) return null;
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL ?? DEFAULTS.baseUrl,
    model: env.OPENAI_MODEL ?? DEFAULTS.model,
    inputPrice: env.OPENAI_INPUT_PRICE ?? DEFAULTS.inputPrice,
    outputPrice: env.OPENAI_OUTPUT_PRICE ?? DEFAULTS.outputPrice,
    atOnce: env.OPENAI_AT_ONCE ?? DEFAULTS.atOnce,
    monthlyBudget: Math.round((env.GUIDANCE_MONTHLY_BUDGET ?? DEFAULTS.monthlyBudget) * 1_000_000),
    dailyCap: env.GUIDANCE_DAILY_CAP ?? DEFAULTS.dailyCap,
  };
}
