// Imported before anything an older Node cannot parse, so that this error comes first.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`This is Node ${process.versions.node}: run it with npm (npm start), which brings its own Node 24.`);
  process.exit(1);
}
