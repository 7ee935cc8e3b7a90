/** A piece of code in a text: a line of a block for a shell, or code within a sentence. */
export interface DocumentedCode {
  file: string;
  code: string;
  /** It is to be typed as it stands; within a sentence it may be the name of a verb alone. */
  isWhole: boolean;
}

/** The code of a text that somebody may copy into a shell or a settings file, without comments. */
export function codeIn(file: string, text: string): DocumentedCode[] {
  const blocks = [...text.matchAll(/^ *```sh\n(.*?)^ *```$/gmsu)].flatMap(([, lines = '']) =>
    lines.split('\n'),
  );
  const sentences = text.replaceAll(/^ *```.*?^ *```$/gmsu, '');
  const spans = [...sentences.matchAll(/`([^`]+)`/gu)].map(([, span = '']) => span.replaceAll('\n', ' '));
  const pieces = [
    ...blocks.map((code) => ({ code, isWhole: true })),
    ...spans.map((code) => ({ code, isWhole: false })),
  ];
  return pieces
    .map(({ code, isWhole }) => ({ file, code: withoutComment(code), isWhole }))
    .filter(({ code }) => code !== '');
}

function withoutComment(code: string): string {
  return code
    .replace(/(?:^|\s)#.*$/u, '')
    .replaceAll(String.raw`\|`, '|')
    .trim();
}

/** The words of a command as a shell divides them, without brackets around what may be left out. */
function wordsOf(command: string): string[] {
  return [...command.replaceAll(/[[\]]/gu, '').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/gu)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}

/** Every command that a word such as `on|off` stands for. */
export function alternativesOf([word, ...rest]: readonly string[]): string[][] {
  if (word === undefined) return [[]];
  const tails = alternativesOf(rest);
  return word.split('|').flatMap((each) => tails.map((tail) => [each, ...tail]));
}

/** The npm scripts that the code calls, each with the words behind `--`. */
export function scriptCalls(code: string): { script: string; words: string[] }[] {
  return code.split(/ && |; /u).flatMap((command) => {
    const call = /(?:^|\s)npm (?:run )?(?:-s )?(?<script>[a-z][\w:-]*|<\w+>)(?: -- (?<rest>.*))?$/u.exec(
      command.trim(),
    );
    const { script = '', rest = '' } = call?.groups ?? {};
    if (script === '' || ['ci', 'install', 'audit', 'sbom'].includes(script)) return [];
    return [{ script, words: wordsOf(rest) }];
  });
}

/** Names as settings have them, in the code of a text. */
export function namesIn(code: string): string[] {
  return [...code.matchAll(/(?<![\w-])[A-Z][A-Z\d]*(?:_[A-Z\d]+)+(?!\w)/gu)].map(([name]) => name);
}
