import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { Converter, type Schema } from './converter.ts'

/** The schemas of `src/server/api/contract.ts`. */

const ROOT = join(import.meta.dirname, '../..')
const CONTRACT = join(ROOT, 'src/server/api/contract.ts')

export interface Schemas {
  readonly answers: Readonly<Record<string, Schema>>
  readonly messages: Readonly<Record<string, Schema>>
  readonly views: Readonly<Record<string, Schema>>
  readonly components: Readonly<Record<string, Schema>>
}

const optionsOf = (file: string): ts.CompilerOptions => {
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(join(ROOT, file), 'utf8'))
  const base = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT)
  return { ...base.options, noEmit: true, composite: false, incremental: false }
}

export const generateSchemas = (): Schemas => {
  const program = ts.createProgram([CONTRACT], {
    ...optionsOf('tsconfig.base.json'),
    types: ['node'],
  })
  const checker = program.getTypeChecker()
  const converter = new Converter(checker)
  const declared = checker.getSymbolAtLocation(program.getSourceFile(CONTRACT)!)!
  const membersOf = (name: string): Readonly<Record<string, Schema>> => {
    const found = checker.getExportsOfModule(declared).find(each => each.name === name)!
    const type = checker.getDeclaredTypeOfSymbol(found)
    return Object.fromEntries(
      checker
        .getPropertiesOfType(type)
        .map(member => [member.name, converter.schemaOf(checker.getTypeOfSymbol(member))]),
    )
  }
  const [answers, messages, views] = ['Answers', 'Messages', 'Views'].map(membersOf)
  return {
    answers: answers!,
    messages: messages!,
    views: views!,
    components: converter.definitions,
  }
}
