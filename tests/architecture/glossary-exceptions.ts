// Written by scripts/glossary/write-exceptions.ts: node scripts/glossary/write-exceptions.ts [--add]
// Names that still contain a forbidden word (tests/architecture/checks/glossary.ts). The list may only shrink: rename the
// thing, then run the command above.
export const glossaryExceptions: Readonly<Record<string, string>> = {
  door: 'door',
  lane: 'Lane LaneSettings LaneTiming lane openLane smtp-lane.ts',
  lanes: 'A_LANES_SHARE lanes lanesOf openLanes runLanes',
  bell: 'Bell bell bell.ts openBell',
  ears: 'ears',
  hear: 'hear',
  hears: 'hears hearsKeys setHearsKeys',
  heard: 'hasHeard heard heardOfNothing readyOnceHeard',
  nights: 'Nights nights startNights',
  pace: 'Pace keepPace pace pace.test.ts pace.ts',
  departed: 'DepartedAgain departed.ts',
  departure:
    'DEPARTURE_LIST Departure departure departure-list.ts departure-table.ts departureMarks departureTableStep prepareDepartureTable readDepartureList recordDeparture',
  departures: 'LISTING_DEPARTURES departures departures.ts listDepartures listedDepartures mergeDepartures',
  tell: 'TELL_EVERY_MS tell tell-answer.ts tell-of-backups.integration.test.ts tell-of-backups.ts tell-visit.browser.ts tellCalls tellOf tellOfPages tellPools tellSite tellStaff tellTried',
  tells: 'TellsOf',
  told: 'TOLD_AS_THEY_ARE Told eventTold isLossTold isTold staffTold told toldUntil toldVisit untilToldMs',
  said: 'chartSaid said said-in.ts saidAtStart saidBy saidIn saidIssuer saidOfPictures setSaid',
  says: 'Says says saysAnything saysNobody saysNothing saysNothingOf saysOf saysSomething',
  'look at': 'lookAt lookAtBackups lookAtConfirmation lookAtPictures lookAtTarget',
  hand: 'Hand hand handOut handOver keepTicketAtHand mail-hand.ts openHand readByHand',
  wish: 'Wish',
  wishes: 'wishesNotToBeCounted',
  leaving: 'Leaving errorsOnLeaving leaving leaving-worker.browser.ts leavingAddress leavingBy readLeaving',
  kept: 'ISSUE_KEPT_MS KEPT_MS Kept KeptAccount KeptBodies KeptMail KeptSubscription MAX_KEPT_SIDE MOST_KEPT VERSIONS_KEPT askKept daysKept hasKept isKept kept kept-data.ts keptAccount keptAt keptByMail keptMs keptOut listKept packKeptAt pagesKept pictureKept showAsKept',
};
