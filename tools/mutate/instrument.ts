import ts from 'typescript'
import { changesOf, type Mutant } from './mutants.ts'

/**
 * Puts every mutant of a file into its text, each behind a switch, so that one load serves all
 * mutants.
 */

const isSkipped = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isLiteralTypeNode(node)

const isTarget = (parent: ts.Node, node: ts.Node): boolean =>
  ts.isBinaryExpression(parent) &&
  parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  parent.left === node

/** A property name before a colon, or what is assigned to, is not a value. */
const isName = (node: ts.Node): boolean => {
  const { parent } = node
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    ts.isTaggedTemplateExpression(parent) ||
    isTarget(parent, node)
  )
}

/** It may begin with a bracket, which would join it to the line before. */
const isLine = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) && (ts.isBlock(node.parent) || ts.isSourceFile(node.parent))

export const instrumented = (
  file: string,
  text: string,
  firstId: number,
): { readonly text: string; readonly mutants: readonly Mutant[] } => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1

  const emit = (node: ts.Node): string => {
    const start = node.getStart(source)
    if (isSkipped(node)) return text.slice(start, node.getEnd())
    let inner = ''
    let at = start
    node.forEachChild(child => {
      inner += text.slice(at, child.getStart(source)) + emit(child)
      at = child.getEnd()
    })
    inner += text.slice(at, node.getEnd())
    if (isLine(node)) return `;${inner}`
    const changes = node === source || isName(node) ? [] : changesOf(node, source)
    return changes.reduce((whole, [kind, after]) => {
      const id = firstId + mutants.length
      const before = text.slice(start, node.getEnd())
      mutants.push({ id, file, line: lineOf(node), kind, before, after })
      return `(__m(${id}) ? (${after}) : ${whole})`
    }, inner)
  }

  return { text: emit(source), mutants }
}
