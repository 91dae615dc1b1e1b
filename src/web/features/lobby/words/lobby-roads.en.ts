/** The Big Road on a lobby tile, and the names of its patterns. */

export const lobbyRoads = {
  shapes: {
    'long-banker': 'Banker in a row',
    'long-player': 'Player in a row',
    'single-chop': 'Single chop',
    'double-chop': 'Double chop',
    'one-two': 'One Banker, two Player',
    'two-one': 'One Player, two Banker',
  },
  goodRoads: 'Shapes of the road in the lobby',
  goodRoadsSays:
    'A tile says when the Big Road ends in a run or in a chop. It shows only the past: cards have no memory.',
}
