import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loop } from './hero-pose.ts';

export type VideoSize = { width: number; height: number };
const frames = 'frame-%03d.png';
const wholeLoop = `${loop.seconds * loop.framesPerSecond}`;
const colours = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

function ffmpeg(folder: string, { width, height }: VideoSize, options: string[]): void {
  const scale = `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const input = ['-framerate', `${loop.framesPerSecond}`, '-i', frames, '-vf', scale, '-an'];
  const exact = ['-g', wholeLoop, '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, ...colours, ...exact, ...options], { cwd: folder });
}

/** VP9 in two passes: flat paper colours need few bits, edges of the turning sun most of them. */
export function encodeWebm(folder: string, size: VideoSize): string {
  const vp9 =
    '-c:v libvpx-vp9 -b:v 0 -crf 33 -tile-columns 2 -threads 4 -auto-alt-ref 1 -lag-in-frames 25'.split(' ');
  ffmpeg(folder, size, [...vp9, '-pass', '1', '-cpu-used', '4', '-f', 'null', '/dev/null']);
  ffmpeg(folder, size, [...vp9, '-pass', '2', '-cpu-used', '2', '-deadline', 'good', 'loop.webm']);
  return join(folder, 'loop.webm');
}

/** H.264 for browsers without VP9; the index stands first, so that it starts before it is all there. */
export function encodeMp4(folder: string, size: VideoSize): string {
  const h264 = '-c:v libx264 -preset veryslow -tune animation -crf 23 -profile:v high -threads 4'.split(' ');
  ffmpeg(folder, size, [...h264, '-movflags', '+faststart', 'loop.mp4']);
  return join(folder, 'loop.mp4');
}
