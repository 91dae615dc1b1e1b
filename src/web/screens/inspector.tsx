import { useWords } from '../words/index.ts'

export const InspectorScreen = (_: { readonly part: string; readonly id: string | undefined }) => {
  const { inspector } = useWords()
  return <h1>{inspector.title}</h1>
}
