// One file holds every library that a page may load only once. The import map names each of them as a fragment of this
// file ("…/shared-dependencies.js#react"); root-config's loader hands out the namespace of that name.
import * as i18next from 'i18next';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as redux from 'redux';
import * as singleSpaReact from 'single-spa-react';
import * as reactI18next from './reactI18next.ts';
import * as reactRedux from './reactRedux.ts';
import * as reactRouter from './reactRouter.ts';
import * as reduxSaga from './reduxSaga.ts';
import * as sagaEffects from './sagaEffects.ts';
import * as toolkit from './toolkit.ts';
import * as toolkitQuery from './toolkitQuery.ts';

export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': reactRouter,
  redux,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/query/react': toolkitQuery,
  'redux-saga': reduxSaga,
  'redux-saga/effects': sagaEffects,
  i18next,
  'react-i18next': reactI18next,
  'single-spa-react': singleSpaReact,
};

const forms = async () => (await import(/* webpackChunkName: "forms" */ './forms.ts')).forms;

/** Modules that no page needs for its first row: fetched on first import. */
export const laterModules = {
  'final-form': async () => (await forms())['final-form'],
  'react-final-form': async () => (await forms())['react-final-form'],
};
