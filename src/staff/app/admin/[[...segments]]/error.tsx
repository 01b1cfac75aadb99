'use client';
import { ScreenError } from '../../../frame/screen-error.tsx';

export default ScreenError;
