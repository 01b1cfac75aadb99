import type { APIRoute } from 'astro';
import { sendMessage } from '#features/contact/send-message.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(sendMessage);
