import type { APIRoute } from 'astro';
import { getVisitor } from '#features/accounts/get-visitor.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(getVisitor);
