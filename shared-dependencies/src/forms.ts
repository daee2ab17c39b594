// A file of its own: forms are in dialogs, and the first row needs none.
import * as finalForm from 'final-form';
import * as reactFinalForm from 'react-final-form';

export const forms = { 'final-form': finalForm, 'react-final-form': reactFinalForm };
