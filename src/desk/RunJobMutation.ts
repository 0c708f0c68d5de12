import { graphql } from 'react-relay';

graphql`
  mutation RunJobMutation($job: JobName!) {
    runJob(job: $job) {
      ...JobRow_job
    }
  }
`;
