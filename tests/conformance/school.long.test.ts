import './school.test.ts'
