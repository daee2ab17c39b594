// An application in React, on the page's own copy of it and of ui: each of ui's widgets in a form, and what they hand over.
System.register(['react', 'react-dom/client', '@tracking-console/ui'], (publish) => {
  let React;
  let createRoot;
  let ui;
  let later;
  const roots = new Map();

  const STEPS = ['Upload', 'Check', 'Save'].map((title) => ({ key: title, title, text: `${title} the file` }));
  const PERIODS = ['Day', 'Week', 'Month'].map((label) => ({ value: label.toLowerCase(), label }));
  const FIRST = {
    day: '',
    range: { from: '', to: '' },
    city: '',
    weight: null,
    files: [],
    color: '#0b6b76',
    period: 'day',
  };

  function Widgets() {
    const h = React.createElement;
    const [values, setValues] = React.useState(FIRST);
    const change = (name) => (value) => setValues((known) => ({ ...known, [name]: value }));
    const bound = (name) => ({ value: values[name], onValueChange: change(name) });
    const field = (label, control, more = {}) => h(ui.FormField, { label, ...more }, control);
    const shown = { ...values, files: values.files.map(({ name }) => name) };
    return h(
      'div',
      {
        style: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '1rem',
          padding: '1rem',
          maxWidth: '40rem',
        },
      },
      h('h1', {}, 'Widgets of the component library'),
      h(later.Steps, { 'aria-label': 'Import', steps: STEPS, current: 1 }),
      field('Shipped', h(later.DateField, bound('day')), { hint: 'The day it left', required: true }),
      field('Period', h(later.DateRangeField, bound('range'))),
      field('City', h(later.AutoCompleteField, { ...bound('city'), suggestions: ['Lyon', 'Berlin', 'Bergen'] })),
      field('Weight', h(later.NumberField, { ...bound('weight'), min: 0 }), { error: 'Enter a weight' }),
      field('Brand color', h(later.ColorField, bound('color'))),
      field(
        'Numbers',
        h(
          later.FileField,
          { files: values.files, onFilesChange: change('files'), multiple: true },
          'Drop files here, or click to choose',
        ),
      ),
      h('div', {}, h(later.Segmented, { 'aria-label': 'Interval', options: PERIODS, ...bound('period') })),
      h(later.QrCode, { value: 'https://example.com/1', label: 'Link to shipment 1' }),
      h('output', { 'aria-label': 'Values', style: { overflowWrap: 'anywhere' } }, JSON.stringify(shown)),
    );
  }

  return {
    setters: [
      (module) => {
        React = module;
      },
      (module) => {
        createRoot = module.createRoot;
      },
      (module) => {
        ui = module;
      },
    ],
    execute() {
      publish({
        requires: ['popups'],
        async bootstrap() {
          later = await ui.later();
        },
        async mount({ name, domElement, popupElement }) {
          const { lang, dataset } = document.documentElement;
          const root = createRoot(domElement);
          roots.set(name, root);
          const settings = { language: lang.toLowerCase(), theme: dataset.theme, container: popupElement };
          root.render(React.createElement(ui.Root, settings, React.createElement(Widgets)));
        },
        async unmount({ name }) {
          roots.get(name)?.unmount();
          roots.delete(name);
        },
      });
    },
  };
});
