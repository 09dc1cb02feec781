/** Words that are hard for newcomers. Each has a plain term: user, returns, again, in addition, in between. */
const words =
  /\b((?<!")nobody(?!")|whoever|told|hears|says|stands|anew|besides|meanwhile|parted|lets go|as it is|of its own|is asked about|at work)\b/gi;

/** Reports hard words in comments and test titles. */
export const plainWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: '"{{word}}" is hard to read for newcomers. Use a verb or noun that programmers use.' },
  },
  create(context) {
    const check = (text, loc) => {
      for (const [word] of text.matchAll(words)) context.report({ loc, messageId: 'word', data: { word } });
    };
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) check(value, loc);
      },
      CallExpression({ callee, arguments: [title] }) {
        if (title?.type === 'Literal' && typeof title.value === 'string' && isTest(callee))
          check(title.value, title.loc);
      },
    };
  },
};

/** `it`, `test.skip`, `describe.each(…)`. */
function isTest(callee) {
  if (callee.type === 'MemberExpression') return isTest(callee.object);
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  return callee.type === 'Identifier' && ['it', 'test', 'describe'].includes(callee.name);
}
