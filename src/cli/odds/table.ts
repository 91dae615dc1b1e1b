/** A text table with fitted columns, and lines above it, below its head and at its end. */
export const table = (
  head: readonly string[],
  lines: readonly (readonly string[])[],
  rightAligned: readonly number[],
): string => {
  const widths = head.map((title, i) =>
    Math.max(title.length, ...lines.map(line => line[i]!.length)),
  )
  const rule = '─'.repeat(widths.reduce((sum, width) => sum + width + 2, 0))
  const written = (line: readonly string[]): string =>
    line
      .map((text, i) =>
        rightAligned.includes(i) ? text.padStart(widths[i]!) : text.padEnd(widths[i]!),
      )
      .join('  ')
      .trimEnd()
  const body = lines.map(line => ` ${written(line)}\n`).join('')
  return `${rule}\n ${written(head)}\n${rule}\n${body}${rule}\n`
}
