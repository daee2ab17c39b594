import { onBeforeUnmount, onMounted, ref } from 'vue';

/** A parcel of whatever framework, found by its name in the import map, for as long as the page stands. */
export function useParcel(given, name) {
  const { platform, popupElement, visibility, mountParcel } = given;
  const place = ref(null);
  let parcel;
  let isGone = false;
  onMounted(async () => {
    const config = await System.import(name);
    if (isGone) return;
    parcel = mountParcel(config, { domElement: place.value, platform, popupElement, visibility });
  });
  onBeforeUnmount(() => {
    isGone = true;
    return parcel?.mountPromise.then(() => parcel.unmount());
  });
  return place;
}
