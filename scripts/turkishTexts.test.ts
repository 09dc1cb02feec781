import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Folders with texts for users: screens, mails and SMS, problems, documents, faults. */
const folders = ['packages/ui/src', 'packages/reference-app/src', 'packages/server/src', 'packages/domain/src'];

/** Words of our texts typed without Turkish letters. None of them is another Turkish word. */
const ascii = new RegExp(
  `(?<![\\p{L}\\p{N}_.-])(?:${[
    ...[
      'Imza\\p{L}*',
      'Iptal\\p{L}*',
      'Itiraz\\p{L}*',
      'Iade\\p{L}*',
      'Istisna\\p{L}*',
      'Ihrac\\p{L}*',
      'Islem\\p{L}*',
    ],
    ...['Indir\\p{L}*', 'Irsaliye\\p{L}*', 'Isim\\p{L}*', 'Istanbul', 'Izin\\p{L}*', 'GIB', 'Excele'],
    ...['[Oo]lustu\\p{L}*', '[Uu]zatildi', '[Ss]irket\\p{L}*', '[Mm]usteri\\p{L}*', '[Oo]deme\\p{L}*', 'Odenecek'],
    ...[
      '[Dd]uzenle\\p{L}*',
      '[Gg]uncelle\\p{L}*',
      '[Kk]ullanici\\p{L}*',
      '[Bb]asari\\p{L}*',
      '[Ll]utfen',
      '[Ss]ifre\\p{L}*',
    ],
    ...['[Gg]ecersiz', '[Uu]run\\p{L}*', '[Yy]ukle\\p{L}*', '[Uu]cret\\p{L}*', '[Gg]onder\\p{L}*', '[Gg]oster\\p{L}*'],
    ...[
      '[Dd]egistir\\p{L}*',
      '[Dd]ogrula\\p{L}*',
      '[Ss]ecin\\p{L}*',
      '[Bb]ulunamadi',
      '[Bb]aglanti\\p{L}*',
      '[Tt]urkce',
    ],
    ...[
      '[Yy]anlis',
      '[Aa]ciklama\\p{L}*',
      '[Bb]aslik\\p{L}*',
      '[Hh]azir',
      '[Tt]aslagi\\p{L}*',
      '[Aa]lici',
      '[Ss]atici',
    ],
  ].join('|')})(?![\\p{L}\\p{N}_-])`,
  'u',
);

/**
 * A wrong apostrophe before a suffix, also at the beginning of a text that is appended to a word. Quotes have a blank
 * or the beginning before them, so they do not match.
 */
const otherApostrophe = /(?<=[\p{L}\p{N}}])[’‘ʼ´`](?=\p{L})|^[’‘ʼ´`](?=\p{Ll})/u;

/** Names of the wire, the portal and its files are spelled without Turkish letters. Texts for users contain blanks. */
const isName = (text: string) => !/\s/.test(text.trim()) && !/^[A-ZİÇĞÖŞÜ]\p{Ll}+$/u.test(text);
const wireValues = ['Iptal', 'Itiraz', 'Iade'];

interface Text {
  file: string;
  text: string;
}

const texts: Text[] = [
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|(^|\/)(testing|generated|migrations)\//.test(file),
      )
      .flatMap((file) => textsOf(`${folder}/${file}`)),
  ),
  ...[...readFileSync('openapi/problem-codes.yaml', 'utf8').matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(
    ([, plain, quoted]) => ({
      file: 'openapi/problem-codes.yaml',
      text: plain ?? quoted ?? '',
    }),
  ),
];

/** The string literals and tag contents of a source file, without names. */
function textsOf(file: string): Text[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && !ts.isImportDeclaration(node.parent)) found.push({ file, text: node.text });
    node.forEachChild(visit);
  };
  visit(source);
  return found.filter(({ text }) => !isName(text) && !wireValues.includes(text));
}

describe('texts for users', () => {
  it('A-01, ERR-07: have Turkish letters everywhere', () => {
    expect(texts.length).toBeGreaterThan(1500);
    expect(texts.filter(({ text }) => ascii.test(text)).map(({ file, text }) => `${file}: ${text.trim()}`)).toEqual([]);
  });

  it('A-01, ERR-07: use only the apostrophe of docs/requirements.md', () => {
    expect(texts.filter(({ text }) => text.includes("'")).length).toBeGreaterThan(60);
    expect(texts.filter(({ text }) => otherApostrophe.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual(
      [],
    );
  });

  it.each([
    ...['Imzala', 'Hesap Olustur', 'Excele Aktar', 'Talep Olustur', 'Demo Uzatildi', 'Bilinmeyen bir hata olustu'],
    ...['Iptal Talebi', 'Itiraz Talebi', 'Iptal Itiraz', 'GIB Bilgileri', "GIB'den Tekrar İndir"],
  ])('A-01: reports “%s”', (text) => {
    expect(ascii.test(text) && !isName(text)).toBe(true);
  });

  it.each(['İmzala', 'Hesap Oluştur', 'GIB2026000000160', 'iptal edildi', 'aliciUnvan', 'GİB Bilgileri', 'imzala'])(
    'A-01: accepts “%s”',
    (text) => {
      expect(ascii.test(text)).toBe(false);
    },
  );
});
