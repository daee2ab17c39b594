import type { UpdateProfile } from '@tracking-console/contract/account/user';
import {
  AVATAR_IDS,
  MAX_PHOTO_BYTES,
  MAX_PHOTO_SIDE,
  PHOTO_TYPES,
} from '@tracking-console/contract/account/userConstants';
import type { Profile } from '@tracking-console/platform';
import { Banner, Button } from '@tracking-console/ui';
import { Dialog, icons } from '@tracking-console/ui/later';
import { useRef, useState } from 'react';
import {
  type PhotoRefusal,
  photoRefusalOf,
  useUpdateProfileMutation,
  useUploadPhotoMutation,
} from '../../model/profileQueries.ts';
import { useText } from '../../useText.ts';
import { CropPhoto, type Square } from './CropPhoto.tsx';
import { Photo } from './Photo.tsx';
import styles from './photo.module.css';

interface PhotoDialogProps {
  profile: Profile;
  onClose: () => void;
}

interface Picture {
  file: File;
  /** A data URL, as the page's policy allows no others. */
  url: string;
}

type Preset = NonNullable<UpdateProfile['photo']>;

/** One of our pictures, or a square of the customer's own. */
export function PhotoDialog({ profile, onClose }: PhotoDialogProps) {
  const t = useText();
  const [uploadPhoto] = useUploadPhotoMutation();
  const [updateProfile] = useUpdateProfileMutation();
  const [chosen, setChosen] = useState(profile.photo);
  const [picture, setPicture] = useState<Picture>();
  const [square, setSquare] = useState<Square>();
  const [problem, setProblem] = useState<PhotoRefusal>();
  const input = useRef<HTMLInputElement>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setPicture(undefined);
    setSquare(undefined);
    const found = problemOf(file);
    setProblem(found);
    if (!found) setPicture({ file, url: await readAsUrl(file) });
  };
  const submit = async () => {
    if (picture && square) {
      const { error } = await uploadPhoto({ file: picture.file, crop: square });
      if (error) return setProblem(photoRefusalOf(error));
    } else if (chosen !== profile.photo) {
      const { error } = await updateProfile({ photo: chosen as Preset }); // what was chosen is a preset
      if (error) return;
    }
    onClose();
  };
  const textOf = (found: PhotoRefusal) =>
    found === 'tooOften' ? t('check.tooOften') : t(`picture.problem.${found}`, { side: MAX_PHOTO_SIDE });
  const fail = (found: PhotoRefusal) => {
    setPicture(undefined);
    setProblem(found);
  };

  return (
    <Dialog
      open
      size="md"
      title={t('photo.change')}
      onClose={onClose}
      confirm={{ text: t('photo.change'), onConfirm: submit, disabled: picture !== undefined && square === undefined }}
    >
      <div className={styles.content}>
        {problem && <Banner kind="error" text={textOf(problem)} />}
        {picture ? (
          <CropPhoto url={picture.url} onChange={setSquare} onProblem={fail} />
        ) : (
          <fieldset className={styles.presets}>
            <legend className={styles.legend}>{t('photo.presets')}</legend>
            {['', ...AVATAR_IDS].map((id, place) => (
              <label key={id} className={styles.preset}>
                <input type="radio" name="photo" checked={chosen === id} onChange={() => setChosen(id)} />
                <Photo profile={{ ...profile, photo: id }} alt="" size={56} />
                <span className={styles.name}>
                  {id === '' ? t('photo.none') : t('photo.preset', { number: place })}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles.upload}>
          <Button icon={<icons.Upload size={16} />} onClick={() => input.current?.click()}>
            {t('photo.upload')}
          </Button>
          {picture && (
            <Button kind="text" onClick={() => setPicture(undefined)}>
              {t('photo.presets')}
            </Button>
          )}
          <p className={styles.hint}>{t('photo.hint')}</p>
          <input
            ref={input}
            type="file"
            hidden
            accept={PHOTO_TYPES.join()}
            aria-label={t('photo.upload')}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}

function problemOf({ type, size }: File): PhotoRefusal | undefined {
  if (!PHOTO_TYPES.some((one) => one === type)) return 'unreadable';
  return size > MAX_PHOTO_BYTES ? 'bytes' : undefined;
}

const readAsUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
