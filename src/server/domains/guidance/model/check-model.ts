import OpenAI from 'openai';
import { message } from '../../../../shared/messages/catalogue.ts';
import { broken, type Finding, inconclusive, refusedCheck, works } from '../../../channels/channel-check.ts';
import type { ModelConfig } from '../../../lib/settings/model-settings.ts';
import { fetchBounded } from './bounded-fetch.ts';
import { toModelError } from './model-client.ts';

/** Asks a provider whether it takes the key and has the model. It is asked for no text, and it costs nothing. */
export async function checkModel({ apiKey, baseUrl, model }: ModelConfig, signal: AbortSignal): Promise<Finding> {
  const client = new OpenAI({
    ...{ apiKey, baseURL: baseUrl, maxRetries: 0, fetch: fetchBounded, logLevel: 'off' },
    ...{ organization: null, project: null, adminAPIKey: null, webhookSecret: null },
  });
  const { host } = new URL(baseUrl);
  try {
    await client.models.retrieve(model, { signal });
    return works(message('model_check_works', { model }));
  } catch (error) {
    const { code } = toModelError(error);
    switch (code) {
      case 'key_refused':
        return broken(message('model_check_key'));
      case 'model_missing':
        return broken(message('model_check_model', { model }));
      case 'unreachable':
        return inconclusive(host, 'unreachable');
      case 'rate_limited':
      case 'quota_exceeded':
        return inconclusive(host, 'busy');
      case 'timeout':
      case 'unreadable':
      case 'too_long':
        return inconclusive(host, 'no_answer');
      default:
        return refusedCheck(host, code);
    }
  }
}
