/** Why there is no image; each has a text of its own. */
export type CameraRefusal = 'refused' | 'missing' | 'busy' | 'unsupported';
export type Camera = { kind: 'opened'; stream: MediaStream } | { kind: CameraRefusal };

/** The rear camera, if there are two. */
export async function openCamera(): Promise<Camera> {
  // Browsers lack mediaDevices outside a secure context.
  if (!navigator.mediaDevices?.getUserMedia) return { kind: 'unsupported' };
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 } };
    return { kind: 'opened', stream: await navigator.mediaDevices.getUserMedia({ video, audio: false }) };
  } catch (failure) {
    return { kind: refusalOf(failure) };
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function refusalOf(failure: unknown): CameraRefusal {
  switch (failure instanceof Error ? failure.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'unsupported';
  }
}
