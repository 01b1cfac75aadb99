import { playFilmsOnRequest } from '#ui/components/film.browser.ts';

playFilmsOnRequest();
