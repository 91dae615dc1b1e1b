/** The Big Road on a tile of the lobby, and what its end looks like, for whoever wants to know. */

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
    'A tile says when the Big Road ends in a run or in a chop. It is a picture of what was: cards have no memory.',
}
