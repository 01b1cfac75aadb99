import type { APIRoute } from 'astro';
import { askToLeave, leaveByMail } from '#features/newsletter/preferences/leave-by-mail.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(askToLeave, leaveByMail);
