import { useWords } from '../../i18n/index.ts'
import { GuideLinks, HowTo, isTaught } from './guide/how-to.tsx'

export const HelpScreen = ({ game }: { readonly game: string | undefined }) =>
  isTaught(game) ? <HowTo key={game} game={game} /> : <Help />

const Help = () => {
  const { help } = useWords()
  return (
    <div className="page help">
      <h1>{help.title}</h1>
      <h2>{help.howTo}</h2>
      <GuideLinks />
      <h2>{help.play}</h2>
      <ol>
        {help.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2>{help.rouletteTitle}</h2>
      <ol>
        {help.roulette.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2>{help.keysTitle}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{help.key}</th>
            <th scope="col">{help.does}</th>
          </tr>
        </thead>
        <tbody>
          {help.keys.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{help.protect}</h2>
      <p>{help.protectSays}</p>
    </div>
  )
}
