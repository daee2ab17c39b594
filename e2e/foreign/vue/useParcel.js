import { onBeforeUnmount, onMounted, ref } from 'vue';

/** A parcel of whatever framework, found by its name in the import map, for as long as the page stands. */
export function useParcel(given, name) {
  const { platform, popupElement, visibility, mountParcel } = given;
  const place = ref(null);
  let parcel;
  onMounted(async () => {
    const config = await System.import(name);
    parcel = mountParcel(config, { domElement: place.value, platform, popupElement, visibility });
  });
  onBeforeUnmount(() => parcel?.mountPromise.then(() => parcel.unmount()));
  return place;
}
