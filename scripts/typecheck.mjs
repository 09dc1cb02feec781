import ts from 'typescript';

const projects = [
  'openapi',
  'packages/domain',
  'packages/sdk',
  'packages/portal-simulator',
  'packages/server',
  'packages/ui',
  'packages/reference-app',
  '.storybook',
  'e2e',
  'bench',
  'examples',
  'examples/nextjs-bank',
];

/** Projects of the same options are one program: source that they share is checked once. */
const programs = new Map();
for (const { options, fileNames } of projects.map(read)) {
  const key = JSON.stringify(options);
  const program = programs.get(key) ?? { options, fileNames: new Set() };
  for (const file of fileNames) program.fileNames.add(file);
  programs.set(key, program);
}

const failed = [...programs.values()].flatMap(({ options, fileNames }, index) => {
  const program = ts.createIncrementalProgram({
    rootNames: [...fileNames],
    // What has not changed since the last run, in itself and in what it reads, is not checked again.
    options: { ...options, incremental: true, tsBuildInfoFile: `${process.cwd()}/.cache/types-${index}.tsbuildinfo` },
  });
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  program.emit();
  return found;
});

if (failed.length > 0) {
  console.error(ts.formatDiagnosticsWithColorAndContext(failed, ts.createCompilerHost({})));
  console.error(`${failed.length} types are wrong.`);
  process.exit(1);
}

/** The options of a project without what names the project itself, and its files. */
function read(project) {
  const { config, error } = ts.readConfigFile(`${project}/tsconfig.json`, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  if (errors.length > 0)
    throw new Error(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'));
  return { options, fileNames };
}
