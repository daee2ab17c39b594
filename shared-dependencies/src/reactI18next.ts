// What our modules use of it, by name. `Trans` brings a parser of HTML along: who needs it takes it from
// 'react-i18next/TransWithoutContext' into a chunk of its own.
export { initReactI18next, useTranslation } from 'react-i18next';
