/** Waits for the table of a lesson or an example, and says so if it does not come. */
import type { ReactNode } from 'react';
import { Failure } from '../page/Failure';
import { Page } from '../page/Page';
import { Waiting } from '../ui/Waiting';
import type { CourseState, Left, OpenCourse } from './use-course';

interface CoursePageProps<Words, Table extends Left> {
  readonly course: CourseState<Words, Table>;
  children(opened: OpenCourse<Words>, table: Table): ReactNode;
}

export function CoursePage<Words, Table extends Left>({ course, children }: CoursePageProps<Words, Table>) {
  if (course.status === 'failed') {
    return (
      <Page>
        <Failure error={course.error} game={null} onRetry={course.retry} />
      </Page>
    );
  }
  if (course.status === 'loading') {
    return (
      <Page wide>
        <Waiting />
      </Page>
    );
  }
  return children(course.opened, course.table);
}
