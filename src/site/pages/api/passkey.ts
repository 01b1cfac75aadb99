import type { APIRoute } from 'astro';
import { askForPasskey } from '#features/accounts/passkey/ask-for-passkey.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(askForPasskey);
