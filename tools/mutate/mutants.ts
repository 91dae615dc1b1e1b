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
const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, readonly Change[]>>> = {
  [ts.SyntaxKind.LessThanToken]: [['boundary', '<=']],
  [ts.SyntaxKind.LessThanEqualsToken]: [['boundary', '<']],
  [ts.SyntaxKind.GreaterThanToken]: [['boundary', '>=']],
  [ts.SyntaxKind.GreaterThanEqualsToken]: [['boundary', '>']],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: [['comparison', '!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: [['comparison', '===']],
  [ts.SyntaxKind.AmpersandAmpersandToken]: [['logic', '||']],
  [ts.SyntaxKind.BarBarToken]: [['logic', '&&']],
  [ts.SyntaxKind.PlusToken]: [['arithmetic', '-']],
  [ts.SyntaxKind.MinusToken]: [['arithmetic', '+']],
  [ts.SyntaxKind.AsteriskToken]: [['arithmetic', '+']],
  [ts.SyntaxKind.PercentToken]: [['arithmetic', '*']],
}

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  min: 'max',
  max: 'min',
}

const CITATION = /^(?:nz1|nz5|nz5-old|nz7|nz8|nz11a|nz22|mbs|ruling):/

const inParts = (node: ts.Node, source: ts.SourceFile) => (child: ts.Node, by: string) =>
  node.getText(source).slice(0, child.getStart(source) - node.getStart(source)) +
  by +
  node.getText(source).slice(child.getEnd() - node.getStart(source))

/** True for concatenated text, where mutating `+` is pointless. */
const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

const joinsText = ({ left, right, operatorToken }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.PlusToken && (isText(left) || isText(right))

const binary = (node: ts.BinaryExpression, source: ts.SourceFile): readonly Change[] => {
  if (joinsText(node)) return []
  const changes = OPERATORS[node.operatorToken.kind] ?? []
  const put = inParts(node, source)
  const whole = changes.map(([kind, by]): Change => [kind, put(node.operatorToken, by)])
  if (node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return whole
  return [['fallback', node.left.getText(source)]]
}

const called = (node: ts.CallExpression, source: ts.SourceFile): readonly Change[] => {
  const { expression } = node
  if (ts.isIdentifier(expression) && expression.text === 'refuse')
    return [['refusal', '(undefined as never)']]
  if (!ts.isPropertyAccessExpression(expression)) return []
  const { name } = expression
  if (name.text === 'filter') return [['filter', expression.expression.getText(source)]]
  const other = METHODS[name.text]
  return other === undefined ? [] : [['method', inParts(node, source)(name, other)]]
}

const number = (node: ts.NumericLiteral): readonly Change[] => {
  const value = Number(node.text.replaceAll('_', ''))
  return [['number', String(value + 1)]]
}

/** Every mutation of this one node. */
export const changesOf = (node: ts.Node, source: ts.SourceFile): readonly Change[] => {
  if (ts.isBinaryExpression(node)) return binary(node, source)
  if (ts.isConditionalExpression(node)) {
    const text = (part: ts.Node) => `(${part.getText(source)})`
    return [
      ['choice', `(${text(node.condition)} ? ${text(node.whenFalse)} : ${text(node.whenTrue)})`],
    ]
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [['negation', `!!(${node.operand.getText(source)})`]]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [['flag', 'false']]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [['flag', 'true']]
  if (ts.isNumericLiteral(node)) return number(node)
  if (ts.isCallExpression(node)) return called(node, source)
  if (ts.isStringLiteral(node) && CITATION.test(node.text))
    return [['citation', `('${node.text.split(':')[0]}:0.0' as never)`]]
  return []
}
