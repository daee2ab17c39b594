import { useMounted } from '@tracking-console/app-kit';
import { ParcelRouter } from '@tracking-console/app-kit/later';
import { Reviews } from '../features/review/Reviews.tsx';

export function Component() {
  const { basePath } = useMounted();
  return (
    <ParcelRouter path={`${basePath}/transferReview`}>
      <Reviews />
    </ParcelRouter>
  );
}
