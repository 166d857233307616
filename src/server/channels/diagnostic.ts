import { inEnglish } from '../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';
import type { GuidanceMessage } from './message.ts';

/** The facts from which a channel's definition makes the answer of an administrator's diagnostic. */
export interface DiagnosticFacts {
  /** The member's address on the channel; null where they have none. */
  address: string | null;
  test: DiagnosticTest;
  /** The guidance of the library's longest entry, in each language of the site. */
  longest: readonly SampleGuidance[];
}

/** The result of a test message; `code` and `said` are null where the provider accepted it. */
export interface DiagnosticTest {
  success: boolean;
  /** The provider's id of the accepted message; null where it gave none. */
  providerId: string | null;
  code: string | null;
  said: CodedMessage | null;
}

/** Guidance without a recipient or a delivery. */
export interface SampleGuidance extends Pick<GuidanceMessage, 'kind' | 'openUrl'> {
  to: Pick<GuidanceMessage['to'], 'language'>;
  entry: Pick<GuidanceMessage['entry'], 'title' | 'content'>;
  answers: Pick<GuidanceMessage['answers'], 'leastWords'>;
}

/** Returns the fields about a test that the answers of all diagnostics have (product.md §3). */
export function testFields({ success, code, said }: DiagnosticTest) {
  return { success, error: said && inEnglish(said), said, code };
}
