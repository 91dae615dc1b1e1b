import { useState } from 'react'
import { lessonsOn, SUBJECTS } from '../../../school/curriculum.ts'
import { DRILLS, type Drill } from '../../../school/drills/index.ts'
import { LEVELS, type Level } from '../../../school/levels.ts'
import { hrefTo } from '../../app/route.ts'
import { useSchool } from './context.ts'
import { ByClause } from './debrief.tsx'
import { storedProgress } from './progress.ts'
import { dueNow } from './repetition.ts'

const ROLES: readonly Drill[] = ['supervisor', 'inspector']

const Drills = ({ names, seed }: { readonly names: readonly Drill[]; readonly seed: string }) => {
  const { school } = useSchool()
  return (
    <p className="row">
      {names.map(name => (
        <a key={name} className="button" href={hrefTo('school', 'drill', name, seed || '1')}>
          {school.drills[name]}
        </a>
      ))}
    </p>
  )
}

/** The school's start page: lessons, progress, and what to repeat. */

export const SchoolHome = () => {
  const { school, lessons } = useSchool()
  const [level, setLevel] = useState<Level>('apprentice')
  const [seed, setSeed] = useState('1')
  const [kept] = useState(storedProgress)
  const due = dueNow(kept.cards, new Date())
  return (
    <div className="page school">
      <h1>{school.title}</h1>
      <p>{school.lead}</p>
      <div className="row">
        <label>
          {school.level}{' '}
          <select value={level} onChange={event => setLevel(event.target.value as Level)}>
            {LEVELS.map(each => (
              <option key={each} value={each}>
                {school.levels[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {school.seed}{' '}
          <input
            value={seed}
            maxLength={40}
            size={10}
            onChange={event => setSeed(event.target.value)}
          />
        </label>
        <span className="note">{school.seedSays}</span>
      </div>
      <ul className="school-subjects">
        {SUBJECTS.map(subject => {
          const kinds = lessonsOn(subject, lessons).filter(({ is }) => is === 'kind')
          const weak = kinds.filter(({ id }) => due.includes(id)).length
          return (
            <li key={subject}>
              <h2>{school.subjects[subject]}</h2>
              <p className="note">
                {school.kinds(kinds.length)}
                {weak > 0 && ` · ${school.weak(weak)}`}
              </p>
              <a
                className="button primary"
                href={hrefTo('school', subject, level, seed || '1')}
                aria-label={school.dealNamed(school.subjects[subject]!)}
              >
                {school.deal}
              </a>
            </li>
          )
        })}
      </ul>
      <h2>{school.drillsTitle}</h2>
      <Drills names={DRILLS.filter(name => !ROLES.includes(name))} seed={seed} />
      <h2>{school.rolesTitle}</h2>
      <Drills names={ROLES} seed={seed} />
      {kept.clauses.length > 0 && <ByClause clauses={kept.clauses} />}
    </div>
  )
}
