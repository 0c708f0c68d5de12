/*
 * Objects that have no id are records of the object that has them. A query that selects one in part, where there was none, creates it
 * without the rest, which a page on screen then reads as undefined. They are selected whole: `slot { ...wholeObjects_slot @relay(mask: false) }`
 * (tests/wholeObjects.test.ts).
 */
import { graphql } from 'react-relay';

// The fields are read where the fragments are spread.
// oxlint-disable relay/unused-fields
graphql`
  fragment wholeObjects_slot on TimeSlot {
    from
    to
  }
`;

graphql`
  fragment wholeObjects_dropOff on DropOff {
    weekday
    from
    to
  }
`;

graphql`
  fragment wholeObjects_autoClose on AutoClosePreview {
    buys
    credit
    charged
    reasons {
      code
      message
    }
  }
`;

graphql`
  fragment wholeObjects_placeDay on PlaceDay {
    place
    name
    delivers
    day
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
  }
`;
