import Cookies from 'js-cookie';

const NAME = 'tc_area';

/** The area of the last profile on this browser, so that an ended session leads back to the same sign-in site. */
export const areaCookie = {
  read: () => Cookies.get(NAME) ?? '',
  write: (area: string) => {
    Cookies.set(NAME, area, { expires: 365, sameSite: 'lax', secure: true });
  },
};
