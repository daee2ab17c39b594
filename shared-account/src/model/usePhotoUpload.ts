import { usePlatform } from '@tracking-console/app-kit';
import type { PhotoCrop, UploadedPhoto } from '@tracking-console/contract/user';
import { PROFILE_CODES } from '@tracking-console/contract/userConstants';
import { type CallError, profileChanged } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';

/** Why a picture is not taken. */
export type PhotoProblem = 'bytes' | 'pixels' | 'mixed' | 'unreadable' | 'tooOften';

/** Sends the file as it is, with the square that was chosen. `failed`: a toast has said so. */
export function usePhotoUpload() {
  const { calls } = usePlatform();
  const dispatch = useDispatch();
  return async (file: Blob, crop: Required<PhotoCrop>): Promise<PhotoProblem | 'done' | 'failed'> => {
    const [error] = await calls.send<UploadedPhoto>({
      root: 'newUser',
      path: '/v1/upload-photo',
      parameters: crop,
      body: file,
      silent: (refused) => problemOf(refused) !== undefined,
    });
    if (error) return problemOf(error) ?? 'failed';
    dispatch(profileChanged());
    return 'done';
  };
}

const PROBLEMS: Record<number, PhotoProblem> = {
  [PROFILE_CODES.photoTooLarge]: 'pixels',
  [PROFILE_CODES.photoMixed]: 'mixed',
  [PROFILE_CODES.photoUnreadable]: 'unreadable',
};

function problemOf({ code, status }: CallError): PhotoProblem | undefined {
  if (status === 413) return 'bytes';
  return status === 429 ? 'tooOften' : PROBLEMS[code];
}
