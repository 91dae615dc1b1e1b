import ts from 'typescript'

/** Small mistakes that a person might make in a rule. */

export interface Mutant {
  readonly id: number
  readonly file: string
  readonly line: number
  /** The kind of mistake, such as `boundary` or `citation`. */
  readonly kind: string
  readonly before: string
  readonly after: string
}

type Change = readonly [kind: string, after: string]

/** Operators that are easily confused. */
const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, Change>>> = {
  [ts.SyntaxKind.LessThanToken]: ['boundary', '<='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['boundary', '<'],
  [ts.SyntaxKind.GreaterThanToken]: ['boundary', '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['boundary', '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['comparison', '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['comparison', '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['logic', '||'],
  [ts.SyntaxKind.BarBarToken]: ['logic', '&&'],
  [ts.SyntaxKind.PlusToken]: ['arithmetic', '-'],
  [ts.SyntaxKind.MinusToken]: ['arithmetic', '+'],
  [ts.SyntaxKind.AsteriskToken]: ['arithmetic', '/'],
  [ts.SyntaxKind.SlashToken]: ['arithmetic', '*'],
  [ts.SyntaxKind.PercentToken]: ['arithmetic', '*'],
  [ts.SyntaxKind.PlusEqualsToken]: ['arithmetic', '-='],
  [ts.SyntaxKind.MinusEqualsToken]: ['arithmetic', '+='],
}

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

/** Methods that might be forgotten. */
const STEPS = ['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim']

const CITATION = /^(?:nz1|nz5|nz5-old|nz7|nz8|nz11a|nz22|mbs|ruling):/

/** The text of a node with another text in place of one of its parts. */
const inParts = (node: ts.Node, source: ts.SourceFile) => (child: ts.Node, by: string) =>
  node.getText(source).slice(0, child.getStart(source) - node.getStart(source)) +
  by +
  node.getText(source).slice(child.getEnd() - node.getStart(source))

/** True for concatenated text, where mutating `+` is pointless. */
const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

const joinsText = ({ left, right, operatorToken }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.PlusToken && (isText(left) || isText(right))

/** Operators that decide which of their two sides counts. */
const SIDES: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: 'operand',
  [ts.SyntaxKind.BarBarToken]: 'operand',
  [ts.SyntaxKind.QuestionQuestionToken]: 'fallback',
}

const binary = (node: ts.BinaryExpression, source: ts.SourceFile): readonly Change[] => {
  if (joinsText(node)) return []
  const { left, right, operatorToken } = node
  const other = OPERATORS[operatorToken.kind]
  const side = SIDES[operatorToken.kind]
  return [
    ...(other ? [[other[0], inParts(node, source)(operatorToken, other[1])] as const] : []),
    ...(side ? [left, right].map((one): Change => [side, one.getText(source)]) : []),
  ]
}

const called = (node: ts.CallExpression, source: ts.SourceFile): readonly Change[] => {
  const { expression } = node
  if (ts.isIdentifier(expression) && expression.text === 'refuse')
    return [['refusal', '(undefined as never)']]
  if (!ts.isPropertyAccessExpression(expression)) return []
  const { name } = expression
  if (STEPS.includes(name.text)) return [['step', expression.expression.getText(source)]]
  const other = METHODS[name.text]
  return other === undefined ? [] : [['method', inParts(node, source)(name, other)]]
}

const number = (node: ts.NumericLiteral): readonly Change[] => {
  const value = Number(node.text.replaceAll('_', ''))
  return [['number', String(value + 1)]]
}

const string = ({ text }: ts.StringLiteral): Change => {
  if (CITATION.test(text)) return ['citation', `('${text.split(':')[0]}:0.0' as never)`]
  if (text === '') return ['text', "'mutant'"]
  return [text.includes(' ') ? 'sentence' : 'text', "''"]
}

/** Each `?.` of a chain that ends here becomes a plain access. */
const chained = (node: ts.Expression, source: ts.SourceFile): readonly Change[] => {
  if (!ts.isOptionalChain(node)) return []
  const link = ts.isNonNullChain(node) ? undefined : node.questionDotToken
  const put = inParts(node, source)
  const own = link ? [put(link, ts.isPropertyAccessExpression(node) ? '.' : '')] : []
  const before = chained(node.expression, source).map(([, after]) => put(node.expression, after))
  return [...own, ...before].map(after => ['chaining', after])
}

/** The body of a function, as an expression, is what it returns. */
const isResult = (node: ts.Node): boolean =>
  ts.isArrowFunction(node.parent) && node.parent.body === node && !ts.isBlock(node)

const isCondition = (node: ts.Node): boolean =>
  (ts.isIfStatement(node.parent) && node.parent.expression === node) ||
  (ts.isConditionalExpression(node.parent) && node.parent.condition === node)

/** What replaces the whole of a node, wherever it is used. */
const inPlace = (node: ts.Node): readonly Change[] => [
  ...(isCondition(node) ? ['true', 'false'] : []).map((after): Change => ['condition', after]),
  ...(isResult(node) ? [['result', '(undefined as never)'] as const] : []),
  ...(ts.isExpressionStatement(node.parent) ? [['statement', 'undefined'] as const] : []),
]

const ofKind = (node: ts.Node, source: ts.SourceFile): readonly Change[] => {
  if (ts.isBinaryExpression(node)) return binary(node, source)
  if (ts.isConditionalExpression(node)) {
    const text = (part: ts.Node) => `(${part.getText(source)})`
    return [
      ['choice', `(${text(node.condition)} ? ${text(node.whenFalse)} : ${text(node.whenTrue)})`],
    ]
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [['negation', `!!(${node.operand.getText(source)})`]]
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return [['arithmetic', node.operand.getText(source)]]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [['flag', 'false']]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [['flag', 'true']]
  if (ts.isNumericLiteral(node)) return number(node)
  if (ts.isCallExpression(node)) return called(node, source)
  if (ts.isStringLiteral(node)) return [string(node)]
  if (ts.isTemplateExpression(node)) return [['text', "''"]]
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 ? [['empty', '[]']] : []
  if (ts.isObjectLiteralExpression(node))
    return node.properties.length > 0 ? [['empty', '({} as never)']] : []
  return []
}

/** In the middle of a chain with `?.`, where brackets would cut the chain. */
const isInChain = (node: ts.Node): boolean =>
  ts.isOptionalChain(node) && ts.isOptionalChain(node.parent) && node.parent.expression === node

/** Every mutation of this one node. */
export const changesOf = (node: ts.Node, source: ts.SourceFile): readonly Change[] => {
  if (isInChain(node)) return []
  const chain = ts.isExpression(node) ? chained(node, source) : []
  return [...ofKind(node, source), ...chain, ...inPlace(node)]
}
