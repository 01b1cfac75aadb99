/** A running scan: one stream, until it is stopped. */
export type CameraScan = { stop(): void };

type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

/** How often a picture is looked at, in ms. */
const EVERY_MS = 150;
/** A code that stays in front of the camera is read once in this time, in ms. */
const SAME_CODE_MS = 5_000;

/**
 * Looks for QR codes in the picture of the rear camera until it is stopped, whatever they are. Null if there is no camera, or
 * nobody allows it; rejects if its reader has never been loaded and there is no network.
 */
export async function startCamera(
  video: HTMLVideoElement,
  take: (code: string) => void,
): Promise<CameraScan | null> {
  const read = await reader();
  const stream = await openStream();
  if (!stream) return null;
  video.srcObject = stream;
  video.hidden = false;
  await video.play();
  let isOn = true;
  let last = { code: '', at: 0 };
  const look = async () => {
    const code = await read(video).catch(() => null);
    const now = performance.now();
    if (isOn && code !== null && (code !== last.code || now - last.at > SAME_CODE_MS)) take(code);
    if (code !== null && code !== last.code) last = { code, at: now };
    if (code !== null && now - last.at > SAME_CODE_MS) last = { code, at: now };
    if (isOn) setTimeout(() => void look(), EVERY_MS);
  };
  void look();
  return {
    stop() {
      isOn = false;
      for (const track of stream.getTracks()) track.stop();
      video.srcObject = null;
    },
  };
}

async function openStream(): Promise<MediaStream | null> {
  try {
    const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', ...size } });
  } catch {
    return null;
  }
}

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** Loads what the camera needs, so that its first start needs no network. */
export const loadReader = async (): Promise<void> => void (await reader());

/** The reader of the browser; where it has none, one of our own, which is fetched only then. */
async function reader(): Promise<ReadFrame> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async video => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async video => {
    const [width, height] = [video.videoWidth, video.videoHeight];
    if (!context || width === 0) return null;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0);
    return decodeQR(context.getImageData(0, 0, width, height));
  };
}
