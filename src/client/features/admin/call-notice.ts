import { adminWords } from '#strings/admin/admin.ts';
import { tellFailure as tellFailureOf } from '../../lib/calls/tell-failure.ts';

/** Tells of a failed call under the specified title, with the server's sentence (product.md §8). */
export const tellFailure = (title: string) => tellFailureOf({ title, message: adminWords.unreached });
